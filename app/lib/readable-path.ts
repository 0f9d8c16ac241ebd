/** Decodes a path, because the router has the decoded form and the server the encoded one. */
export function readablePath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
