import createCache, { type EmotionCache } from '@emotion/cache'
import { pageNonce } from '@/lib/page-nonce'

// Webpack evaluates this condition, so the browser's bundle only contains its own branch.
const onServer = typeof window === 'undefined'

/**
 * Prefix of the class names. Not `css`: emotion moves the style elements of a cache with that key.
 */
const KEY = 'ui'

/**
 * Browsers of the last three years need no vendor prefixes. It is one shared array, because emotion
 * caches compiled styles by its identity.
 */
const NO_PLUGINS: [] = []

/**
 * The styles of Chakra's components: one cache per request on the server, one per tab in the
 * browser.
 */
export type StyleCache = EmotionCache

export function createStyleCache(): StyleCache {
  return onServer ? createServerCache() : createTabCache()
}

/**
 * `compat` keeps emotion from writing style elements into the page's markup: the document writes a
 * single one.
 */
function createServerCache(): StyleCache {
  const cache = createCache({ key: KEY, stylisPlugins: NO_PLUGINS })
  cache.compat = true
  return cache
}

/**
 * Continues with the server's style element, which stays in place. New rules are inserted directly
 * after it, before the style sheet, so that a CSS module overrides a recipe regardless of loading
 * order.
 */
function createTabCache(): StyleCache {
  const rendered = document.querySelector<HTMLStyleElement>('style[data-rules]')
  const cache = createCache({
    key: KEY,
    stylisPlugins: NO_PLUGINS,
    nonce: pageNonce(),
    ...(rendered ? { insertionPoint: rendered } : { prepend: true }),
  })
  for (const name of rendered?.dataset.rules?.split(' ') ?? []) cache.inserted[name] = true
  return cache
}

/** The cache of the page being rendered: page and document are rendered in one synchronous step. */
let rendering: StyleCache | undefined

export function recordRendering(cache: StyleCache): void {
  if (onServer) rendering = cache
}

/** Returns the rules used by the page and their names, once, for the document. */
export function takeRenderedRules(): { names: string; css: string } {
  const rules = Object.entries(rendering?.inserted ?? {}).filter(
    ([, rule]) => rule && rule !== true,
  )
  rendering = undefined
  return {
    names: rules.map(([name]) => name).join(' '),
    css: rules.map(([, rule]) => rule).join(''),
  }
}
