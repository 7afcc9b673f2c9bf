import { visitorHours } from '../lib/hours/hours.ts';

/* Shows the hours in the visitor's own time zone, in place of the name of the company's. */
const note = document.querySelector<HTMLElement>('[data-hours]');
const text = note && visitorHours(JSON.parse(note.dataset.hours as string));
if (text) note.textContent = text;
