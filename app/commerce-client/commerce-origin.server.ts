/**
 * Where the Shopper APIs live, for the server: `COMMERCE_ORIGIN` (a Commerce Cloud, or an engine on
 * another machine), else the engine beside us.
 */
export function commerceOrigin(): string {
  const { COMMERCE_ORIGIN, COMMERCE_PORT } = process.env
  // Empty means absent, as in every other place that reads these.
  return (COMMERCE_ORIGIN || `http://127.0.0.1:${COMMERCE_PORT || '4000'}`).replace(/\/$/, '')
}
