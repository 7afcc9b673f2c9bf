import { formatVisitorHours } from '../lib/hours/hours.ts';

/* Shows the hours in the visitor's own time zone, in place of the name of the company's. */
const note = document.querySelector<HTMLElement>('[data-hours]');
const text = note && formatVisitorHours(JSON.parse(note.dataset.hours as string));
if (text) note.textContent = text;
