/// What records are checked against says the same in most of them. Then it is one object, and what was found out about a move in one record
/// holds in the next.

const MOST = 5000;

const contexts = new Map<string, unknown>();

/// The one that says the same; its fields are plain values.
export function sharedContext<C>(context: C): C {
  const key = JSON.stringify(context);
  const known = contexts.get(key);
  if (known !== undefined) return known as C;
  if (contexts.size >= MOST) contexts.clear();
  contexts.set(key, context);
  return context;
}
