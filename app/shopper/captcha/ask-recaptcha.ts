import { loadThirdParty } from '@/integrations/third-party/load-third-party'
import styles from './captcha-box.module.css'

interface Words {
  question: string
  cancel: string
}

/**
 * Shows reCAPTCHA's box in a panel above the page and resolves to its token, for actions without a
 * form. It is not a modal dialog, because reCAPTCHA adds its pictures to the page, which must stay
 * operable.
 * @throws if the script does not load, or the shopper cancels
 */
export async function askRecaptcha(siteId: string, key: string, words: Words): Promise<string> {
  await loadThirdParty('captcha', siteId)
  const { drawRecaptcha } = await import('@/integrations/captcha/recaptcha')
  const { panel, box, cancel } = drawPanel(words)
  const before = document.activeElement
  document.body.append(panel)
  panel.focus()
  try {
    return await new Promise<string>((resolve, reject) => {
      cancel.onclick = () => reject(new Error('The captcha was cancelled'))
      panel.onkeydown = ({ key: pressed }) => {
        if (pressed === 'Escape') cancel.click()
      }
      const events = {
        onToken: resolve,
        onExpired: () => {},
        onFailed: () => reject(new Error('The captcha failed')),
      }
      drawRecaptcha(box, key, events).catch(reject)
    })
  } finally {
    panel.remove()
    if (before instanceof HTMLElement) before.focus()
  }
}

function drawPanel({ question, cancel: cancelWord }: Words) {
  const panel = document.createElement('div')
  panel.className = styles.onTop ?? ''
  panel.tabIndex = -1
  panel.setAttribute('role', 'dialog')
  panel.setAttribute('aria-label', question)
  const text = document.createElement('p')
  text.textContent = question
  const box = document.createElement('div')
  const cancel = document.createElement('button')
  cancel.type = 'button'
  cancel.textContent = cancelWord
  panel.append(text, box, cancel)
  return { panel, box, cancel }
}
