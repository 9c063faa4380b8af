import { OFFER_READY } from '@/lib/offerTrigger'

/**
 * Trusted Types: only our own chunks may become scripts. The bundler's runtime writes their addresses as plain
 * strings, so this default policy is what lets them pass; everything else that would run code is refused.
 */
export function trustedTypesScript(basePath: string): string {
  return `window.trustedTypes&&trustedTypes.createPolicy("default",{createScriptURL:function(u){var a=new URL(u,location.href);return a.origin===location.origin&&a.pathname.indexOf(${JSON.stringify(`${basePath}/_next/static/`)})===0?u:null}})`
}

/** How long a click may wait for the scripts before its link is followed after all. */
const PATIENCE_MS = 5000

/**
 * A click on an offer button before the dialog's script has arrived: it is repeated when the dialog is ready. When a
 * script cannot be loaded, or takes too long, the link leads to the contact form, as it does without scripts.
 */
export function earlyOfferScript(): string {
  return `(function(d,p,o){function f(){o=1;if(p)location.href=p.href;p=null}d.addEventListener("click",function(e){if(o||e.button||e.ctrlKey||e.metaKey||e.shiftKey||e.altKey)return;var l=e.target.closest("a[data-offer]");if(l){e.preventDefault();p=l;setTimeout(function(){if(p)f()},${PATIENCE_MS})}});d.addEventListener("error",function(e){if(e.target.tagName==="SCRIPT")f()},true);d.addEventListener(${JSON.stringify(OFFER_READY)},function(){o=1;if(p)p.click();p=null})})(document)`
}
