// Everything that the contact form needs before it is used, as one script.
import './forms.ts';
import './preselect.ts';
