/**
 * Where the Shopper APIs live, for the server: `COMMERCE_ORIGIN` (a Commerce Cloud, or an engine on
 * another machine), else the engine beside us.
 */
export function commerceOrigin(): string {
  return (
    process.env.COMMERCE_ORIGIN ?? `http://127.0.0.1:${process.env.COMMERCE_PORT ?? '4000'}`
  ).replace(/\/$/, '')
}
