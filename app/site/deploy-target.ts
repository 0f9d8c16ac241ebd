/** Only known on the server, where pages are rendered. */
export function deployTarget(): string | undefined {
  return undefined
}
