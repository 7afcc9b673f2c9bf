/**
 * Draws the SVG that it is given, as large as the build draws icons, and writes its size. A program of its
 * own: once librsvg draws, only the end of its process can stop it.
 */
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

const bytes = await buffer(process.stdin);
const { width, height } = await sharp(bytes).metadata();
await sharp(bytes).resize(512, 512, { fit: 'inside' }).raw().toBuffer();
process.stdout.write(JSON.stringify({ width, height }));
