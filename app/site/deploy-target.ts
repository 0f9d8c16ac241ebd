/** Known to the server alone: pages are made there. */
export function deployTarget(): string | undefined {
  return undefined
}
