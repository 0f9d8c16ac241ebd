import { detectBrand, isExpired, isValidNumber, isValidSecurityCode } from '../card-number.rules'
import type { ErrorDetail, FlexError, TokenOptions } from './frame-messages'

const TOKENS_URL = '/card-gateway/flex/v2/tokens'

/** The card number is sent to the gateway only. */
export async function createCardToken(
  captureContext: string,
  number: string,
  securityCode: string | undefined,
  options: TokenOptions,
): Promise<{ token: string } | FlexError> {
  const details = listErrors(number, securityCode, options)
  if (details.length > 0) return validationError(details)
  try {
    const response = await fetch(TOKENS_URL, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ captureContext, number, securityCode, ...options }),
    })
    if (response.ok) return { token: await response.text() }
    return xhrError(`The card could not be taken (${response.status}).`)
  } catch {
    return xhrError('The card gateway cannot be reached.')
  }
}

function listErrors(
  number: string,
  securityCode: string | undefined,
  { expirationMonth, expirationYear }: TokenOptions,
): ErrorDetail[] {
  const details: ErrorDetail[] = []
  if (!isValidNumber(number)) details.push({ location: 'number', message: 'Validation error' })
  if (securityCode !== undefined && !isValidSecurityCode(securityCode, detectBrand(number))) {
    details.push({ location: 'securityCode', message: 'Validation error' })
  }
  if (!/^(0?[1-9]|1[0-2])$/.test(expirationMonth)) {
    details.push({ location: 'expirationMonth', message: 'Validation error' })
  } else if (!/^20\d\d$/.test(expirationYear)) {
    details.push({ location: 'expirationYear', message: 'Validation error' })
  } else if (isExpired(Number(expirationMonth), Number(expirationYear), new Date())) {
    details.push({ location: 'expirationMonth', message: 'Card is expired' })
  }
  return details
}

function validationError(details: ErrorDetail[]): FlexError {
  const reason = 'CREATE_TOKEN_VALIDATION_FIELDS'
  return { name: 'FlexError', reason, message: 'Some fields are not valid.', details }
}

function xhrError(message: string): FlexError {
  return { name: 'FlexError', reason: 'CREATE_TOKEN_XHR_ERROR', message }
}
