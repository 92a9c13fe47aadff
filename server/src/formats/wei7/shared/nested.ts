/// Work that nests as deep as records do, without the stack of the program: a step that has to wait for others yields them.

export type Work = Generator<Work | undefined, void>;

/// Does a piece of work and all that it asks for. Pauses where the work yields nothing.
export function* nested(first: Work): Generator<void, void> {
  const stack: Work[] = [first];
  for (let work = stack[stack.length - 1]; work; work = stack[stack.length - 1]) {
    const { done, value } = work.next();
    if (done) stack.pop();
    else if (value) stack.push(value);
    else yield;
  }
}
