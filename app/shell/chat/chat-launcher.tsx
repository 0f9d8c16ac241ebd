import loadable from '@loadable/component'
import { useLocation } from 'react-router-dom'
import { SectionBoundary } from '@/errors/section-boundary'
import { isOutside } from '@/integrations/third-party/third-party'
import { useChatVisibility } from './use-chat-visibility'

const OwnChat = loadable(() => import('./own-chat'), { ssr: false })

/** The button that opens the chat: the local stand-in, unless an external chat is configured. */
export function ChatLauncher() {
  const { pathname } = useLocation()
  const isDue = useChatVisibility(pathname)
  if (!isDue || isOutside('chat')) return null
  return (
    <SectionBoundary name="chat">
      <OwnChat />
    </SectionBoundary>
  )
}
