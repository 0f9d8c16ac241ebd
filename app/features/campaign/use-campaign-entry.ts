import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { enterCampaign } from '@/commerce-client/campaigns'
import { AppError } from '@/errors/app-error'
import type { CampaignOutput } from '@/forms/rules/campaign'
import { randomId } from '@rules/random-id'
import { useCaptcha } from '@/shopper/captcha/use-captcha'
import { useSite } from '@/site/use-site'
import type { CampaignContent } from './campaign.types'

/** The checkbox for consent to text messages; its value is sent with every entry (CAMP-018). */
const SMS_BOX = 'smsOptIn'

/**
 * Submits an entry to the campaign. Each attempt has its own captcha token, but all attempts use
 * the same entry id, so that an entry can be sent again if the response was lost.
 */
export function useCampaignEntry(campaign: CampaignContent) {
  const { id: siteId } = useSite()
  const captcha = useCaptcha('campaign')
  const entryId = useRef<string>()
  const enter = async ({ boxes, birthdate, ...values }: CampaignOutput) => {
    entryId.current ??= randomId()
    const recaptchaToken = captcha.take()
    const { eventId, eventPhase, maxAllowed, checkboxes } = campaign
    const ticked = checkboxes.map(({ checkboxID }, at) => [checkboxID, boxes[at] === true] as const)
    await enterCampaign(siteId, {
      ...Object.fromEntries(ticked),
      eventId,
      eventPhase,
      entryId: entryId.current,
      ...(maxAllowed !== undefined && { maxAllowed }),
      ...values,
      ...(birthdate && { birthdate }),
      countryCode: 'US',
      smsOptIn: ticked.some(([id, isTicked]) => id === SMS_BOX && isTicked),
      ...(recaptchaToken && { recaptchaToken }),
    })
  }
  return { ...useMutation(enter, { onError: captcha.reset }), captcha }
}

/** Returns whether the e-mail address has reached the campaign's maximum number of entries. */
export const isEnteredBefore = (error: unknown): boolean =>
  error instanceof AppError && error.status === 409
