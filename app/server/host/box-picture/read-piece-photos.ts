import type { RequestListener } from 'node:http'
import { z } from 'zod'
import { toMainImage } from '@/commerce-client/product-image.mapper'
import { siteRoutes, toSiteAddress } from '@/commerce-client/site-routes'
import { captureResponse } from '../capture-response'

const Image = z.object({ link: z.string(), disBaseLink: z.string().optional() })
const Answer = z.object({
  data: z
    .array(
      z.object({
        id: z.string(),
        c_isCustomMixPiece: z.boolean().optional(),
        imageGroups: z
          .array(
            z.object({
              viewType: z.string(),
              images: z.array(Image),
              variationAttributes: z
                .array(
                  z.object({
                    id: z.string(),
                    values: z.array(z.object({ value: z.string() })).optional(),
                  }),
                )
                .optional(),
            }),
          )
          .optional(),
      }),
    )
    .default([]),
})

/**
 * Returns the URLs of the photographs of a site's pieces, by product id. Products are requested
 * through the application, as pages do. Ids that are unknown, not sold or without a photograph are
 * left out.
 */
export async function readPiecePhotos(
  application: RequestListener,
  siteId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const query = { ids, allImages: true }
  const url = toSiteAddress(siteId, siteRoutes.getProducts, { query })
  // PWA Kit reports a request without an id as an error
  const headers = { host: 'localhost', 'x-correlation-id': 'box-picture' }
  const { status, body } = await captureResponse(application, { url, headers })
  if (status !== 200) throw new Error(`The pieces of a box could not be read: ${status}`)
  const { data } = Answer.parse(JSON.parse(body.toString('utf8')))
  return new Map(
    data.flatMap(({ id, c_isCustomMixPiece, imageGroups }): [string, string][] => {
      const image = c_isCustomMixPiece ? toMainImage(imageGroups) : undefined
      return image ? [[id, image.link]] : []
    }),
  )
}
