import type { RequestHandler } from 'express'
import { COLORS } from '@rules/colors'
import { paths } from '@/site/paths'
import type { Site } from '@/site/site'
import { readIntl } from '../read-intl'
import { defineMessages } from 'react-intl'

const manifestMessages = defineMessages({
  description: {
    id: 'manifest.description',
    defaultMessage: 'Fine chocolates and confections, made by hand.',
  },
  bag: { id: 'manifest.bag', defaultMessage: 'Your bag' },
  shops: { id: 'manifest.shops', defaultMessage: 'Find a shop' },
  trackOrder: { id: 'manifest.trackOrder', defaultMessage: 'Track an order' },
  homePage: { id: 'manifest.homePage', defaultMessage: 'The home page' },
  product: { id: 'manifest.product', defaultMessage: 'A product' },
})

/** The screenshots that `npm run screenshots` takes for the browser's install dialog. */
export const INSTALL_PICTURES = {
  wide: { width: 1280, height: 800, scale: 1 },
  narrow: { width: 375, height: 812, scale: 2 },
} as const
export type InstallPictureForm = keyof typeof INSTALL_PICTURES

/** @param accent the site's accent color */
export const installPictureName = (form: InstallPictureForm, page: string, accent?: string) =>
  `install-${form}-${page}${accent ? `-${accent}` : ''}.webp`

/**
 * `/manifest.webmanifest`: the web app manifest of the host's site, with its own name and color, in
 * the language of the request.
 * @param bundle URL under which browsers find the files of the build
 */
export function serveManifest(bundle: string): RequestHandler {
  return (_req, res, next) => {
    // `rememberSite` sets the site before any route runs
    const site: Site = res.locals.site
    // no-cache, because the URLs of its pictures belong to this build
    res.set('Cache-Control', 'no-cache').type('application/manifest+json')
    toManifest(site, bundle).then((manifest) => res.send(JSON.stringify(manifest)), next)
  }
}

export async function toManifest(site: Site, bundle: string) {
  const intl = await readIntl(site.locale)
  const text = (name: keyof typeof manifestMessages) => intl.formatMessage(manifestMessages[name])
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
    description: text('description'),
    lang: site.locale,
    start_url: paths.home(),
    scope: '/',
    // with a back button, on systems that have such windows
    display: 'standalone',
    display_override: ['minimal-ui', 'standalone'],
    background_color: COLORS.page,
    theme_color: COLORS.page,
    categories: ['shopping', 'food'],
    icons: [
      icon('icon', 192),
      icon('icon', 512),
      { ...icon('icon-maskable', 512), purpose: 'maskable' },
    ],
    screenshots: (['wide', 'narrow'] as const).flatMap((form) => {
      const { width, height, scale } = INSTALL_PICTURES[form]
      return (['home', 'product'] as const).map((page) => ({
        src: `${bundle}static/${installPictureName(form, page, site.accent)}`,
        sizes: `${width * scale}x${height * scale}`,
        type: 'image/webp',
        form_factor: form,
        label: text(page === 'home' ? 'homePage' : 'product'),
      }))
    }),
    shortcuts: [
      { name: text('bag'), url: paths.bag() },
      ...(site.has('pickup') ? [{ name: text('shops'), url: paths.shops() }] : []),
      { name: text('trackOrder'), url: paths.trackOrder() },
    ].map((shortcut) => ({ ...shortcut, icons: [icon('icon', 192)] })),
  }
}
