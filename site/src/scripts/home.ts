// What every home page needs, as one script.
import './planets.ts';
import './preselect.ts';
import './visitor-hours.ts';
