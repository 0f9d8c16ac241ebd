import type { Environment } from '../../config/read-settings'
import { say } from './progress'

interface AddressedSite {
  name: string
  hostPrefixes: readonly string[]
}

const LOCAL_NAMES = ['localhost', '127.0.0.1', '[::1]']

/** The link with the start key opens the back office and the preview, once. */
export function announce(
  sites: readonly AddressedSite[],
  port: number,
  engine: string,
  { LOCAL_ACCESS, START_KEY = '' }: Environment,
): void {
  const key = LOCAL_ACCESS === 'open' ? '' : `?key=${START_KEY}`
  const rows = sites.map(({ name, hostPrefixes }): [string, string] => [
    name,
    `http://${hostPrefixes[0] ?? ''}localhost:${port}`,
  ])
  rows.push(['Commerce engine', engine])
  const { hostname, port: enginePort } = new URL(engine)
  // an engine on another host may have no back office, or one that is not accessible from here
  if (LOCAL_NAMES.includes(hostname)) {
    rows.push(['Back office, once', `http://localhost:${enginePort}/back-office/start${key}`])
    rows.push(['Content studio', `http://localhost:${enginePort}/back-office/content`])
    rows.push(['Mails', `http://localhost:${enginePort}/back-office/mails`])
  } else {
    rows.push(['Preview, once', `http://localhost:${port}/admin/preview/access${key}`])
  }
  const width = Math.max(...rows.map(([name]) => name.length))
  say('\nThe shop is open:')
  for (const [name, address] of rows) say(`  ${name.padEnd(width)}  ${address}`)
  say('\nStop it with Ctrl-C.')
}
