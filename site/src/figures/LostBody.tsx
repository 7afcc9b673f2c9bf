import engraving from './engraving.module.css';
import { arc, circle, onDial, polyline, segments } from './geometry.ts';

const orbits = [30, 50, 72];
/** The rim is open where the lost body has left. */
const [rimStart, rimEnd] = [66, 398];
/** Where the body was on the outer orbit, and where it is now: on the tangent. */
const place = onDial(72, 12);
const lost = onDial(121, 65.4);
/** Its arm is broken at the joint, and the end hangs down. */
const joint = onDial(44, 12);
const armEnd = [joint[0] + 9, joint[1] + 27] as const;
const bodies = [onDial(30, 215), onDial(50, 300)];

/** An instrument that is cut open: one of its bodies has left its orbit. */
export function LostBody() {
  return (
    <svg width="100%" height="100%" viewBox="-106 -110 236 216" aria-hidden="true">
      {orbits.map((radius) => (
        <circle key={radius} className={engraving.fine} r={radius} fill="none" />
      ))}
      <path
        className={engraving.main}
        fill="none"
        d={arc(94, rimStart, rimEnd) + arc(101, rimStart, rimEnd)}
      />
      <path
        className={engraving.scale}
        fill="none"
        d={arc(97.5, rimStart, rimEnd)}
        strokeWidth="7"
        pathLength="110"
        strokeDasharray=".12 .88"
      />
      <path
        className={engraving.main}
        fill="none"
        d={segments(bodies.map((body) => [[0, 0], body])) + polyline([[0, 0], joint, armEnd])}
      />
      <path
        className={engraving.fine}
        fill="none"
        strokeDasharray="4 3"
        d={polyline([place, lost]) + circle(place, 6)}
      />
      {[...bodies, [0, 0] as const].map(([x, y]) => (
        <circle key={`${x} ${y}`} className={engraving.dot} cx={x} cy={y} r="5" />
      ))}
      <circle className={engraving.dot} cx={joint[0]} cy={joint[1]} r="2.2" />
      <circle className={engraving.dot} cx={lost[0]} cy={lost[1]} r="7" />
    </svg>
  );
}
