import { defineMessages, useIntl, type IntlShape, type MessageDescriptor } from 'react-intl'

/** The periods of a delivery interval: 1 day, 2 week, 3 month, 4 year. */
export const frequencyMessages: Record<string, MessageDescriptor> = defineMessages({
  1: {
    id: 'frequency.days',
    defaultMessage: '{every, plural, one {Every day} other {Every # days}}',
  },
  2: {
    id: 'frequency.weeks',
    defaultMessage: '{every, plural, one {Every week} other {Every # weeks}}',
  },
  3: {
    id: 'frequency.months',
    defaultMessage: '{every, plural, one {Every month} other {Every # months}}',
  },
  4: {
    id: 'frequency.years',
    defaultMessage: '{every, plural, one {Every year} other {Every # years}}',
  },
})

/** Writes `2_3` as 'Every two months', and nothing for an invalid frequency. */
export function writeFrequency({ formatMessage }: IntlShape, frequency: string): string {
  const [every, period = ''] = frequency.split('_')
  const message = frequencyMessages[period]
  return message ? formatMessage(message, { every: Number(every) }) : ''
}

export function FrequencyText({ frequency }: { frequency: string }) {
  return <>{writeFrequency(useIntl(), frequency)}</>
}
