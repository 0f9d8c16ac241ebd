/** The router knows an address as it is read, the server as it was sent: to both it is one. */
export function readablePath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
