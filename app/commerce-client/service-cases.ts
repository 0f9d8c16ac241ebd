import { callCustom } from './transport'

export interface ContactMessage {
  firstName: string
  lastName: string
  email: string
  message: string
  /** The captcha's token, if the site requires one. */
  recaptchaToken?: string
}

/** Opens a customer service case with a shopper's message. @throws AppError */
export async function openContactCase(
  siteId: string,
  questionType: string,
  { message, ...person }: ContactMessage,
): Promise<void> {
  const body = { ...person, questionType, comment: message }
  await callCustom(siteId, { method: 'POST', api: 'forms/v1', path: 'contact', body })
}
