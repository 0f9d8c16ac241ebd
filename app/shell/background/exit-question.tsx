import { useEffect, useState } from 'react'
import { FormattedMessage, defineMessages } from 'react-intl'
import { listSites } from '@/site/resolve-site'
import { Button } from '@/ui/button'
import { DialogWindow } from '@/ui/dialog-window'
import { exitLinkOf } from './exit-link'
import { leaveFor } from './leave-for'
import { siteUrl } from '../site-url'

const messages = defineMessages({
  title: { id: 'exit.title', defaultMessage: 'Leave Maison Brindille?' },
  text: {
    id: 'exit.text',
    defaultMessage: 'This link leads to another site. Your bag will be kept for you.',
  },
  leave: { id: 'exit.leave', defaultMessage: 'Leave site' },
  stay: { id: 'exit.stay', defaultMessage: 'Stay here' },
})

/** Asks for confirmation before a link leaves the shop. */
export default function ExitQuestion() {
  const [target, setTarget] = useState<string>()

  useEffect(() => {
    const { href, host } = window.location
    const ownHosts = listSites().map(({ id }) => new URL(siteUrl(id, host), href).host)
    const guard = (event: MouseEvent) => {
      const link = exitLinkOf(event, href, ownHosts)
      if (!link) return
      event.preventDefault()
      setTarget(link)
    }
    document.addEventListener('click', guard)
    return () => document.removeEventListener('click', guard)
  }, [])

  const stay = () => setTarget(undefined)
  return (
    <DialogWindow
      placement="center"
      isOpen={target !== undefined}
      onClose={stay}
      title={<FormattedMessage {...messages.title} />}
      footer={
        <>
          <Button onClick={stay}>
            <FormattedMessage {...messages.stay} />
          </Button>
          <Button
            variant="secondary"
            onClick={() => {
              if (target) leaveFor(target)
            }}
          >
            <FormattedMessage {...messages.leave} />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage {...messages.text} />
      </p>
    </DialogWindow>
  )
}
