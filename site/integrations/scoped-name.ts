import { basename } from 'node:path';

/**
 * Names a class by its component and its name. With the built-in pattern, it would depend on the
 * folder in which a command was started, and two builds would differ.
 */
export const generateScopedName = (name: string, file: string) =>
  `${basename(file).replace(/\.module\.css.*/, '')}-${name}`;
