import type { Router } from 'express'
import { z } from 'zod'
import {
  finishPasskey,
  logInWithPasskey,
  mailPasskeyCode,
  startPasskey,
  startPasskeyLogin,
} from '@/commerce-client/passkey-log-in.server'
import { siteRoutes } from '@/commerce-client/site-routes'
import { notFoundError } from '@/errors/app-error'
import { addRoute } from './add-route'
import { apiRoute, type SiteHandler } from './api-route'
import { VisitId } from './caller-in-visit'
import { callerOf } from './caller-of'
import { logInHere } from './log-in-here'
import { readBody } from './read-body'

// the service checks the parts of a credential
const Credential = z.looseObject({ id: z.string().max(256) })
const Login = z.string().min(1).max(128)
const Code = z.string().regex(/^[0-9]{6,8}$/)

const LogInBody = z.object({ visitId: VisitId, credential: Credential })
const CodeBody = z.object({ login: Login })
const StartBody = z.object({ login: Login, code: Code, name: z.string().min(1).max(32) })
const FinishBody = z.object({ login: Login, code: Code, credential: Credential })

/** The steps of a login with a passkey, and of registering one (ADR 121). */
const steps = new Map<string, SiteHandler>([
  ['challenge', (site, req) => startPasskeyLogin(site.id, addressOf(req))],
  [
    'log-in',
    (site, req, res) => {
      const { visitId, credential } = readBody(LogInBody, req)
      return logInHere({ site, req, res, visitId }, (guest, caller) =>
        logInWithPasskey(site.id, credential, guest, caller),
      )
    },
  ],
  [
    'code',
    async (site, req) => {
      await mailPasskeyCode(site.id, readBody(CodeBody, req).login, addressOf(req))
      return {}
    },
  ],
  ['start', (site, req) => startPasskey(site.id, readBody(StartBody, req), addressOf(req))],
  [
    'finish',
    async (site, req) => {
      await finishPasskey(site.id, readBody(FinishBody, req), addressOf(req))
      return {}
    },
  ],
])

export function registerPasskeys(router: Router): void {
  addRoute(
    router,
    siteRoutes.passkey,
    apiRoute(async (site, req, res) => {
      const step = steps.get(req.params.step ?? '')
      if (!step) throw notFoundError('No such step')
      return step(site, req, res)
    }),
  )
}

/** Without the token: these operations authenticate the client, by its id or its secret. */
const addressOf = (req: Parameters<SiteHandler>[1]) => ({ address: callerOf(req).address })
