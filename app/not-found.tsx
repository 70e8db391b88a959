/**
 * Never shown, since every address has a language. Next sends this component with each page; a screen here would add
 * 400 bytes to each.
 */
export default function NotFound() {
  return null;
}
