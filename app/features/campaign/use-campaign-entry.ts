import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { enterCampaign } from '@/commerce-client/campaigns'
import { AppError } from '@/errors/app-error'
import type { CampaignOutput } from '@/forms/rules/campaign'
import { useCaptcha } from '@/shopper/captcha/use-captcha'
import { useSite } from '@/site/use-site'
import type { CampaignContent } from './campaign.types'

/**
 * The box by which messages to a telephone are agreed to; it is sent with every entry (CAMP-018).
 */
const SMS_BOX = 'smsOptIn'

/**
 * Enters the shopper; each try has a captcha's token of its own, and all of them the id of one entry,
 * so that one whose answer was lost can be sent again.
 */
export function useCampaignEntry(campaign: CampaignContent) {
  const { id: siteId } = useSite()
  const captcha = useCaptcha('campaign')
  const entryId = useRef<string>()
  const enter = async ({ boxes, birthdate, ...values }: CampaignOutput) => {
    entryId.current ??= crypto.randomUUID()
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

/** Whether the campaign has had its fill of this address. */
export const isEnteredBefore = (error: unknown): boolean =>
  error instanceof AppError && error.status === 409
