/** An icon of 24 by 24; the style decides whether it is filled. */
export const HEART_ICON = (
  <svg
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    aria-hidden="true"
  >
    <path d="M12 20.5C5 15.5 2.5 12 2.5 8.5a4.75 4.75 0 0 1 9.5-1.5 4.75 4.75 0 0 1 9.5 1.5C21.5 12 19 15.5 12 20.5Z" />
  </svg>
)
