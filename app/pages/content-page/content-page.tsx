/** Placeholder until the page is written. */
export default function ContentPage() {
  return <h1>ContentPage</h1>
}
