/** The chat's launcher button, independent of the provider. */
export interface ChatWidget {
  show(): void
  hide(): void
}

let standIn: ChatWidget | undefined

/** Registers the local stand-in. @returns a function that unregisters it */
export function registerChatWidget(widget: ChatWidget): () => void {
  standIn = widget
  return () => {
    if (standIn === widget) standIn = undefined
  }
}

/**
 * Returns the available launcher: the external script's, otherwise the stand-in; undefined if there
 * is neither.
 */
export function findChatWidget(): ChatWidget | undefined {
  return outsideWidget() ?? standIn
}

/** Salesforce's Embedded Messaging stores the functions for its launcher button on the window. */
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
