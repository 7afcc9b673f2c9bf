/**
 * Draws the SVG from standard input at the size of the largest icon, and prints its width and height. This is a
 * program of its own, because only the end of its process can stop librsvg.
 */
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

const bytes = await buffer(process.stdin);
const { width, height } = await sharp(bytes).metadata();
await sharp(bytes).resize(512, 512, { fit: 'inside' }).raw().toBuffer();
process.stdout.write(JSON.stringify({ width, height }));
