/**
 * Shown to nobody, since every address leads into a language. Next sends what stands here along with every page; its
 * own screen would be 400 bytes of each.
 */
export default function NotFound() {
  return null;
}
