/** Beside these a sum is what the job pays. */
export const payWords =
  /\b(?:salary|base|basic|ote|on[- ]target|compensation|comp|pay|pays|wages?|earn|earnings?|per hour|an hour|hourly|per annum|remuneration)\b/i;

/** Beside these it is something else. */
export const notPay =
  /\b(?:deals?|contracts?|customers?|clients?|acv|arr|mrr|quota|revenue|funding|raised|stipend|budget|companies|market|accounts?|customer base|average order)\b/i;

/** Beside these a sum is what a customer pays. */
export const dealWords =
  /\b(?:[at]cv|deals?|contracts?|contract values?|(?:order|ticket|project) (?:size|value)s?|average order|per (?:seat|user|site|customer))\b/i;

/** Beside these it is pay, or a goal. */
export const notDeal =
  /\b(?:salary|ote|base pay|base of|basic|commission|bonus|quota|target|goal|stipend|allowance|funding|raised|pipeline of)\b/i;
