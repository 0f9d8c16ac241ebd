import type { Request, Router } from 'express'
import { z } from 'zod'
import { siteRoutes } from '@/commerce-client/site-routes'
import { badRequestError } from '@/errors/app-error'
import { fetchInstallmentMessage } from '@/integrations/installments/installments.source.server'
import { fetchAlbum, fetchPhotos } from '@/integrations/social-gallery/social-gallery.source.server'
import { fetchOffer } from '@/integrations/subscription-offers/subscription-offers.source.server'
import { addRoute } from './add-route'
import { cachedRoute } from './cached-route'

const ProductQuery = z.object({ productId: z.string().regex(/^[\w.-]{1,100}$/) })
const AlbumQuery = z.object({ album: z.string().regex(/^[\w-]{1,64}$/) })
const MessageQuery = z.object({
  amount: z.coerce.number().int().min(1).max(100_000_000),
  locale: z
    .string()
    .regex(/^[a-z]{2}-[A-Z]{2}$/)
    .optional(),
})

export function registerProductPromos(router: Router): void {
  addRoute(
    router,
    siteRoutes.subscriptionOffer,
    cachedRoute(async (site, req) => {
      const { productId } = read(ProductQuery, req)
      return { offer: await fetchOffer(site.id, productId) }
    }),
  )
  addRoute(
    router,
    siteRoutes.socialPhotos,
    cachedRoute(async (site, req) => {
      const { productId } = read(ProductQuery, req)
      return { photos: await fetchPhotos(site.id, productId) }
    }),
  )
  addRoute(
    router,
    siteRoutes.socialFeed,
    cachedRoute(async (site, req) => {
      const { album } = read(AlbumQuery, req)
      return { photos: await fetchAlbum(site.id, album) }
    }),
  )
  addRoute(
    router,
    siteRoutes.installmentMessage,
    cachedRoute(async (site, req) => {
      const { amount, locale = site.locale } = read(MessageQuery, req)
      return { message: await fetchInstallmentMessage({ siteId: site.id, locale, amount }) }
    }),
  )
}

function read<Schema extends z.ZodType>(schema: Schema, req: Request): z.output<Schema> {
  const parsed = schema.safeParse(req.query)
  if (parsed.success) return parsed.data
  const [name] = parsed.error.issues[0]?.path ?? []
  throw badRequestError(`The parameter ${String(name)} is missing or not valid.`)
}
