import { CaptchaBox } from '@/shopper/captcha/captcha-box'
import type { Captcha, CaptchaState } from '@/shopper/captcha/use-captcha'
import { Button } from '@/ui/button'
import { LoadingOverlay } from '@/ui/loading-overlay'
import { TextField } from '@/ui/text-field'
import type { GuideEntry } from './guide-entry'

const nothing = () => undefined

const show = (state: CaptchaState) => <CaptchaBox captcha={captchaIn(state)} />

function captchaIn(state: CaptchaState): Captcha {
  const isReady = state.phase === 'solved'
  const deeds = { tick: nothing, accept: nothing, fail: nothing, take: nothing, reset: nothing }
  return { state, isNeeded: true, isReady, resets: 0, ...deeds }
}

export const formEntries: readonly GuideEntry[] = [
  {
    id: 'captcha',
    title: 'Captcha',
    text: 'Above the button of a form, where its site asks for one; the button waits for it.',
    files: ['shopper/captcha/captcha-box.tsx'],
    states: [
      { name: 'to be ticked', content: show({ phase: 'open' }) },
      { name: 'solving', content: show({ phase: 'solving' }) },
      { name: 'solved', content: show({ phase: 'solved', token: 'guide', goodUntil: 0 }) },
      { name: 'expired', content: show({ phase: 'open', failure: 'expired' }) },
      { name: 'nobody reached', content: show({ phase: 'open', failure: 'network' }) },
    ],
  },
  {
    id: 'loading-overlay',
    title: 'Loading overlay',
    text: 'Over a form that is being sent, and announced. The focus stays where it is.',
    files: ['ui/loading-overlay.tsx'],
    states: [
      {
        name: 'loading',
        content: (
          <LoadingOverlay isLoading text="Sending your request…">
            <TextField label="First Name" defaultValue="Ada" />
            <TextField label="Last Name" defaultValue="Bloom" />
            <TextField label="Email" defaultValue="ada@example.com" />
            <Button isPending>Submit Request</Button>
          </LoadingOverlay>
        ),
      },
    ],
  },
]
