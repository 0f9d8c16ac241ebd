import createCache, { type EmotionCache } from '@emotion/cache'
import { pageNonce } from '@/lib/page-nonce'

// Known to webpack: the browser's bundle contains only its own branch.
const onServer = typeof window === 'undefined'

/** Begins the class names. Not `css`: emotion moves the style elements of a cache of that name. */
const KEY = 'ui'

/**
 * Browsers of the last three years need no prefixes. One list: emotion caches what it compiled by
 * it.
 */
const NO_PLUGINS: [] = []

/** What Chakra's parts are styled with: of one request on the server, of one tab in the browser. */
export type StyleCache = EmotionCache

export function createStyleCache(): StyleCache {
  return onServer ? createServerCache() : createTabCache()
}

/** `compat` keeps emotion from writing style elements between those of the page: the document writes one. */
function createServerCache(): StyleCache {
  const cache = createCache({ key: KEY, stylisPlugins: NO_PLUGINS })
  cache.compat = true
  return cache
}

/**
 * Goes on from the style element of the server, which stays where it is. New rules come directly
 * after it, before the style sheet: a CSS module overrides a recipe, whichever arrived first.
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

/** Of the page being rendered: page and document are rendered in one synchronous step. */
let rendering: StyleCache | undefined

export function recordRendering(cache: StyleCache): void {
  if (onServer) rendering = cache
}

/** For the document, once: the rules that its page uses, and their names. */
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
