/** A mail server as its own process, on the usual port. Prints each email as a line of JSON. */
import { startMailServer } from '../mail-server.ts';

const mail = await startMailServer(25);
console.log('ready');
setInterval(() => {
  for (const email of mail.received.splice(0)) console.log(JSON.stringify(email));
}, 100);
