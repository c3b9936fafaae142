/**
 * Properties of `document` and `window` that scripts read. An element with such an id or name would be returned instead: a
 * picture named `cookie` becomes `document.cookie`. The list has the properties of both in browsers, those that only some
 * browsers have and scripts test for, and those of the tag manager.
 */
const NAMES = new Set(
  `activeElement activeViewTransition addEventListener adoptNode adoptedStyleSheets alert alinkColor all anchors append
  appendChild applets ariaNotify atob attributes baseURI bgColor blur body browsingTopics btoa caches
  cancelAnimationFrame cancelIdleCallback captureEvents caretPositionFromPoint caretRangeFromPoint characterSet charset
  childElementCount childNodes children chrome clear clearInterval clearTimeout clientInformation cloneNode close closed
  compareDocumentPosition compatMode confirm console constructor contains content contentType cookie cookieStore
  createAttribute createAttributeNS createCDATASection createComment createDocumentFragment createElement
  createElementNS createEvent createExpression createImageBitmap createNSResolver createNodeIterator
  createProcessingInstruction createRange createTextNode createTreeWalker credentialless crossOriginIsolated crypto
  currentScript customElementRegistry customElements dataLayer decodeURI decodeURIComponent defaultStatus defaultView
  define designMode devicePixelRatio dir dispatchEvent doctype document documentElement documentPictureInPicture
  documentURI domain dump elementFromPoint elementsFromPoint embeds encodeURI encodeURIComponent escape eval evaluate
  event execCommand exitFullscreen exitPictureInPicture exitPointerLock exports external featurePolicy fence fetch
  fetchLater fgColor find firstChild firstElementChild focus fonts forms fragmentDirective frameElement frames
  fullscreen fullscreenElement fullscreenEnabled ga gaGlobal getAnimations getComputedStyle getElementById
  getElementsByClassName getElementsByName getElementsByTagName getElementsByTagNameNS getRootNode getScreenDetails
  getSelection global globalThis google_tag_data google_tag_manager gtag hasChildNodes hasFocus hasOwnProperty
  hasStorageAccess hasUnpartitionedCookieAccess head hidden history images implementation importNode indexedDB
  innerHeight innerWidth inputEncoding insertBefore isConnected isDefaultNamespace isEqualNode isFinite isNaN
  isPrototypeOf isSameNode isSecureContext lastChild lastElementChild lastModified launchQueue length linkColor links
  localStorage location locationbar lookupNamespaceURI lookupPrefix matchMedia menubar module moveBefore moveBy moveTo
  name navigation navigator netscape nextSibling nodeName nodeType nodeValue normalize offscreenBuffering open opener
  origin originAgentCluster outerHeight outerWidth ownerDocument pageXOffset pageYOffset parent parentElement parentNode
  parseFloat parseInt performance personalbar pictureInPictureElement pictureInPictureEnabled plugins
  pointerLockElement postMessage prepend prerendering previousSibling print process prompt propertyIsEnumerable
  queryCommandEnabled queryCommandIndeterm queryCommandState queryCommandSupported queryCommandValue queryLocalFonts
  querySelector querySelectorAll queueMicrotask readyState referrer releaseEvents removeChild removeEventListener
  replaceChild replaceChildren reportError requestAnimationFrame requestIdleCallback requestResize
  requestStorageAccess requestStorageAccessFor require resizeBy resizeTo rootElement safari scheduler screen screenLeft
  screenTop screenX screenY scripts scroll scrollBy scrollMaxX scrollMaxY scrollTo scrollX scrollY scrollbars
  scrollingElement self sessionStorage setInterval setTimeout sharedStorage showDirectoryPicker showOpenFilePicker
  showSaveFilePicker sidebar speechSynthesis startViewTransition status statusbar stop structuredClone styleMedia
  styleSheetSets styleSheets textContent timeline title toLocaleString toString toolbar top trustedTypes undefined
  unescape updateCommands valueOf viewport visibilityState visualViewport vlinkColor wasDiscarded when window write
  writeln xmlEncoding xmlStandalone xmlVersion Temporal URL`.split(/\s+/),
)

/** Handlers, properties of one browser only, and internal names of libraries. */
const KINDS = /^(?:on|webkit|moz|ms[A-Z]|_)/

export function isClobbering(name: string): boolean {
  return NAMES.has(name) || KINDS.test(name)
}
