import { crc32, deflateSync } from 'node:zlib';

export type Color = readonly [red: number, green: number, blue: number];

interface IndexedPicture {
  width: number;
  height: number;
  /** At most 256. */
  palette: readonly Color[];
  /** For each pixel, row by row, its place in the palette. */
  pixels: Uint8Array;
}

const signature = Buffer.from('89504e470d0a1a0a', 'hex');

function chunk(name: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** A picture with a palette as PNG. sharp would choose a palette of its own, with other colors. */
export function encodePng({ width, height, palette, pixels }: IndexedPicture): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits a pixel, with a palette.
  header.set([8, 3], 8);
  // Each row begins with its filter: none, because drawings have few colors and sharp edges.
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row++) {
    rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  }
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 8, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
