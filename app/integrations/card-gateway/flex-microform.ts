import { AppError } from '@/errors/app-error'
import { tokens } from '@/theme/tokens'
import { readClientLibrary } from './capture-context'
import type {
  CardExpiry,
  CardFields,
  CardToken,
  HostedField,
  HostedFieldProblems,
  MountCardFields,
} from './card-fields.port'
import { toFieldProblem, toTokenError } from './flex-errors'
import type { FlexField, Microform } from './flex.types'
import { loadFlex } from './load-flex'
import { readTransientToken } from './transient-token'
import { z } from 'zod'
import { siteRoutes } from '@/commerce-client/site-routes'
import { callSite } from '@/commerce-client/transport'

const cardSession = z.object({ captureContext: z.string().min(1) })

/** Requests a card gateway session from our server, valid for one card form on this page. */
async function startCardSession(siteId: string): Promise<string> {
  const answer = await callSite(siteId, siteRoutes.paymentSession)
  return cardSession.parse(answer).captureContext
}

const FIELDS = ['number', 'securityCode'] as const

const LOADED_WITHIN_MS = 20_000

/** The styles of the inputs inside the frames, which our style sheet does not affect. */
const STYLES = {
  input: {
    'font-size': '16px',
    'font-family': "'Figtree Variable', system-ui, sans-serif",
    color: tokens.color.ink,
  },
  '::placeholder': { color: '#7a6254' },
  invalid: { color: tokens.color.error },
}

/**
 * Adds the card gateway's two frames to the page. They send card number and security code directly
 * to the gateway; this page only receives a token. Throws AppError when the gateway cannot be
 * reached.
 */
export async function mountCardFields(siteId: string, mount: MountCardFields): Promise<CardFields> {
  const context = await startCardSession(siteId)
  const Flex = await loadFlex(readClientLibrary(context))
  const microform = new Flex(context).microform('card', { styles: STYLES })
  const problems: HostedFieldProblems = {}
  const loads: Promise<void>[] = []
  const fields = FIELDS.map((name) => {
    const field = createField(microform, name, mount, problems)
    loads.push(load(field, mount.containers[name]))
    return field
  })
  const loaded = Promise.all(loads).then(() => undefined)
  // prevents an unhandled rejection if the shopper leaves before the fields have loaded
  loaded.catch(() => undefined)
  return {
    loaded,
    problems: () => ({ ...problems }),
    createToken: (expiry) => createToken(microform, expiry, problems),
    focus: (name) => fields[FIELDS.indexOf(name)]?.focus(),
    unmount: () => fields.forEach((field) => (field.dispose ?? field.unload)?.call(field)),
  }
}

/** Resolves when the frame is ready for input. */
function load(field: FlexField, container: HTMLElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      const message = 'The card field did not load in time'
      reject(new AppError({ kind: 'unavailable', status: 504, message }))
    }, LOADED_WITHIN_MS)
    field.on('load', () => {
      clearTimeout(timer)
      resolve()
    })
    field.load(container)
  })
}

function createField(
  microform: Microform,
  name: HostedField,
  { labels, placeholders, onFieldChange }: MountCardFields,
  problems: HostedFieldProblems,
): FlexField {
  const label = labels[name]
  const field = microform.createField(name, {
    placeholder: placeholders[name],
    title: label,
    ariaLabel: label,
  })
  let isFocused = false
  let hasChanged = false
  const report = () => onFieldChange(name, { isFocused, problem: problems[name] })
  field.on('focus', () => {
    isFocused = true
    report()
  })
  field.on('blur', () => {
    isFocused = false
    report()
  })
  field.on('load', () => {
    // a value typed before the script ran is reported before `load`
    if (!hasChanged) problems[name] = 'empty'
  })
  field.on('change', (change) => {
    hasChanged = true
    problems[name] = toFieldProblem(change)
    report()
  })
  return field
}

function createToken(
  microform: Microform,
  expiry: CardExpiry,
  problems: HostedFieldProblems,
): Promise<CardToken> {
  const { expirationMonth, expirationYear } = expiry
  return new Promise((resolve, reject) => {
    const options = {
      expirationMonth: String(expirationMonth).padStart(2, '0'),
      expirationYear: String(expirationYear),
    }
    microform.createToken(options, (error, token) => {
      if (error || typeof token !== 'string') return reject(toTokenError(error, problems))
      try {
        resolve(readTransientToken(token, expiry))
      } catch (unreadable) {
        reject(unreadable)
      }
    })
  })
}
