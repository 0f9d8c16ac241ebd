import type { IncomingMessage, ServerResponse } from 'node:http'
import { LONGEST_ADDRESS, LONGEST_API_ADDRESS } from '@domain/address-limits'
import { PROXY_PATH } from '@/commerce-client/site-routes'
import { sendProblem } from './send-problem'

const API_PREFIXES = ['/api/', `${PROXY_PATH}/`]

/**
 * Answers 414 if the path and query of a request are too long, before any code reads them.
 * @returns whether the request was answered
 */
export function refuseLongAddress({ url = '' }: IncomingMessage, res: ServerResponse): boolean {
  const isCall = API_PREFIXES.some((prefix) => url.startsWith(prefix))
  const longest = isCall ? LONGEST_API_ADDRESS : LONGEST_ADDRESS
  if (url.length <= longest) return false
  const detail = `An address here has at most ${longest} characters.`
  sendProblem(res, { status: 414, type: 'address-too-long', detail })
  return true
}
