import { callCustom } from './transport'

export interface ContactMessage {
  firstName: string
  lastName: string
  email: string
  message: string
  /** The token of the captcha, where the site asks for one. */
  recaptchaToken?: string
}

/** Opens a case of customer service with what a shopper wrote. @throws AppError */
export async function openContactCase(
  siteId: string,
  questionType: string,
  { message, ...person }: ContactMessage,
): Promise<void> {
  const body = { ...person, questionType, comment: message }
  await callCustom(siteId, { method: 'POST', api: 'forms/v1', path: 'contact', body })
}
