/** Placeholder until the page is written. */
export default function CheckoutShippingPage() {
  return <h1>CheckoutShippingPage</h1>
}
