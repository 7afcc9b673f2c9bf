declare module '*?script' {
  /** The file as one minified line of plain script. */
  const code: string;
  export default code;
}
