import type { RequestHandler } from 'express'
import { paths } from '@/site/paths'
import type { Site } from '@/site/site'

/** Those of `theme/tokens`, which the server does not import: a test holds them equal. */
const PAGE_COLOR = '#faf4ea'

interface Words {
  description: string
  bag: string
  shops: string
  trackOrder: string
}

const ENGLISH: Words = {
  description: 'Fine chocolates and confections, made by hand.',
  bag: 'Your bag',
  shops: 'Find a shop',
  trackOrder: 'Track an order',
}

const SPANISH: Words = {
  description: 'Chocolates y dulces finos, hechos a mano.',
  bag: 'Tu bolsa',
  shops: 'Encuentra una tienda',
  trackOrder: 'Rastrea un pedido',
}

/**
 * `/manifest.webmanifest`: how the site of the host is installed, with its own name and color, in
 * the language that the visitor asks for.
 * @param bundle address below which browsers find the files of the build
 */
export function serveManifest(bundle: string): RequestHandler {
  return (_req, res) => {
    // set by rememberSite before any route
    const site: Site = res.locals.site
    // no-cache: its pictures are of this build
    res.set('Cache-Control', 'no-cache').type('application/manifest+json')
    res.send(JSON.stringify(toManifest(site, bundle)))
  }
}

export function toManifest(site: Site, bundle: string) {
  const words = site.locale.startsWith('es') ? SPANISH : ENGLISH
  const suffix = site.accent ? `-${site.accent}` : ''
  const icon = (name: string, size: number) => ({
    src: `${bundle}static/${name}-${size}${suffix}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  })
  return {
    id: '/',
    name: site.name,
    short_name: site.isDefault ? 'Brindille' : site.tabLabel,
    description: words.description,
    lang: site.locale,
    start_url: paths.home(),
    scope: '/',
    // with a way back, where the system has such windows
    display: 'standalone',
    display_override: ['minimal-ui', 'standalone'],
    background_color: PAGE_COLOR,
    theme_color: PAGE_COLOR,
    categories: ['shopping', 'food'],
    icons: [
      icon('icon', 192),
      icon('icon', 512),
      { ...icon('icon-maskable', 512), purpose: 'maskable' },
    ],
    shortcuts: [
      { name: words.bag, url: paths.bag() },
      ...(site.has('pickup') ? [{ name: words.shops, url: paths.shops() }] : []),
      { name: words.trackOrder, url: paths.trackOrder() },
    ].map((shortcut) => ({ ...shortcut, icons: [icon('icon', 192)] })),
  }
}
