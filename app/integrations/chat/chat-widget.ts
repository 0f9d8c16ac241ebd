/** The launcher of a chat, independent of the provider. */
export interface ChatWidget {
  show(): void
  hide(): void
}

let standIn: ChatWidget | undefined

/** Makes the local stand-in known. @returns how to take it back */
export function registerChatWidget(widget: ChatWidget): () => void {
  standIn = widget
  return () => {
    if (standIn === widget) standIn = undefined
  }
}

/** The launcher that is there: an outside script's, else the stand-in. Undefined while neither is. */
export function findChatWidget(): ChatWidget | undefined {
  return outsideWidget() ?? standIn
}

/** Salesforce's Embedded Messaging leaves its launcher's switches on the window. */
function outsideWidget(): ChatWidget | undefined {
  const messaging: unknown = Reflect.get(window, 'embeddedservice_bootstrap')
  const switches = memberOf(messaging, 'utilAPI')
  const show = memberOf(switches, 'showChatButton')
  const hide = memberOf(switches, 'hideChatButton')
  if (typeof show !== 'function' || typeof hide !== 'function') return undefined
  return {
    show: () => void Reflect.apply(show, switches, []),
    hide: () => void Reflect.apply(hide, switches, []),
  }
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
