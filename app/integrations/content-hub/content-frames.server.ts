import { asFields, asText } from '@/lib/read-fields'
import { logWarning } from '@/lib/log'
import { serverConfig } from '@/site/server-config.server'
import type { ContentItem } from './content.port'

/**
 * Returns the item with a `frameUrl` in each dynamic component: the editor's `src` if its origin
 * may be framed (`CONTENT_FRAME_ORIGINS`), or the URL of the logo sleeve form. A `frameUrl` in the
 * content itself is removed.
 */
export function resolveFrames(item: ContentItem): ContentItem {
  return { ...resolveFields(item), contentType: item.contentType }
}

function resolveFields(fields: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]: [string, unknown]) => [
      name,
      name === 'dynamicComponent' ? resolveComponent(value) : resolve(value),
    ]),
  )
}

function resolve(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(resolve)
  return typeof value === 'object' && value !== null ? resolveFields(value) : value
}

function resolveComponent(value: unknown): Record<string, unknown> {
  const { frameUrl: _given, ...component } = asFields(value)
  const frameUrl = frameOf(asText(component.name), asText(component.src))
  return { ...component, ...(frameUrl && { frameUrl }) }
}

function frameOf(name: string | undefined, src: string | undefined): string | undefined {
  const { logoSleeveUrl, origins } = serverConfig().contentFrames
  if (src === undefined) return name === 'logo-sleeve' ? logoSleeveUrl : undefined
  if (URL.canParse(src) && origins.includes(new URL(src).origin)) return src
  logWarning('Content names a frame that is not allowed', { component: name, src })
  return undefined
}
