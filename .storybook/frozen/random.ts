// Each draw is the same: what a page draws, such as a code, would differ from picture to picture.
Math.random = () => 0.123456789;
