/** React's development build, which is loaded later, would write every render and its changed properties to a profiler's timeline. */
Reflect.set(console, 'timeStamp', undefined);
