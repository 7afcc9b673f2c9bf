// Everything that the home page needs before anyone uses it, as one script.
import './orrery.ts';
import './home-plain.ts';
