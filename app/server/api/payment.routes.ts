import type { Request, Router } from 'express'
import { z } from 'zod'
import { runCustom } from '@/commerce-client/run-custom.server'
import { siteRoutes } from '@/commerce-client/site-routes'
import { sheetWallets, wallets } from '@rules/payment-methods'
import { toOwnPath } from '@/rules/own-path'
import { badRequestError } from '@/errors/app-error'
import { createCardSession } from '@/integrations/card-gateway/card-gateway.source.server'
import { originOfRequest } from '../site-of-request'
import { addRoute } from './add-route'
import { apiRoute } from './api-route'
import { callerOf } from './caller-of'

const walletRequest = z.object({
  basketId: z.string().min(1).max(64),
  wallet: z.enum(wallets),
  // must be a path of this shop, however a browser resolves it
  returnPath: z
    .string()
    .max(500)
    .regex(/^[\w/.-]*$/)
    .refine((path) => toOwnPath(path) !== undefined),
})
const sheetRequest = z.object({
  basketId: z.string().min(1).max(64),
  wallet: z.enum(sheetWallets),
  validationUrl: z.url().max(300).optional(),
})
const approvalRequest = z.object({ id: z.string().regex(/^[\w-]{1,128}$/) })

export function registerPayment(router: Router): void {
  addRoute(
    router,
    siteRoutes.paymentSession,
    apiRoute(async (_site, req) => ({
      captureContext: await createCardSession(originOfRequest(req)),
    })),
  )
  addRoute(
    router,
    siteRoutes.walletSession,
    apiRoute((site, req) => {
      const { returnPath, ...asked } = readBody(req, walletRequest)
      // the service checks the owner of the basket and the amount, and contacts the wallet itself
      const body = {
        ...asked,
        returnUrl: `${originOfRequest(req)}${returnPath}`,
        merchantName: site.name,
        language: site.locale,
      }
      const call = { method: 'POST', api: 'payment/v1', path: 'wallet-session', body } as const
      return runCustom(site.id, call, callerOf(req))
    }),
  )
  addRoute(
    router,
    siteRoutes.walletSheet,
    apiRoute((site, req) => {
      const body = { ...readBody(req, sheetRequest), origin: originOfRequest(req) }
      const call = { method: 'POST', api: 'payment/v1', path: 'wallet-sheet', body } as const
      return runCustom(site.id, call, callerOf(req))
    }),
  )
  addRoute(
    router,
    siteRoutes.walletApproval,
    apiRoute((site, req) => {
      const path = `wallet-session/${readBody(req, approvalRequest).id}`
      return runCustom(site.id, { method: 'GET', api: 'payment/v1', path }, callerOf(req))
    }),
  )
}

function readBody<Schema extends z.ZodType>(req: Request, schema: Schema): z.output<Schema> {
  const parsed = schema.safeParse(req.body)
  if (parsed.success) return parsed.data
  throw badRequestError(`The ${String(parsed.error.issues[0]?.path[0] ?? 'body')} is not valid.`)
}
