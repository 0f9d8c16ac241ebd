/** Where nothing may come between a shopper and the order (D1 §2 Page shell), or its confirmation. */
const WITHOUT_CHAT = ['/shipping', '/billing', '/revieworder', '/cart', '/order-confirmation']

/** Whether the chat's launcher shows on a page. */
export function hasChat(pathname: string): boolean {
  return !WITHOUT_CHAT.includes(pathname.replace(/\/+$/, ''))
}
